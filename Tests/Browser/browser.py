"""A real browser that opens pages, and pages with a broken script."""

import json
import os
import shutil
from pathlib import Path

HERE = Path(__file__).parent
PROBE = (HERE / "probe.js").read_text()
WITHOUT_MOVE = "delete Element.prototype.moveBefore;"


class Browser:
    """One browser; each page is a file of its own, and whatever it says or asks for is a fault."""

    def __init__(self, playwright, pages, folder):
        self.browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"],
            env={**os.environ, "FONTCONFIG_FILE": str(HERE.resolve() / "fonts.conf")})
        self.pages = pages
        self.folder = folder
        self.contexts = {}

    def data(self, name):
        return json.loads((self.pages / name).read_text())

    def picture(self, svg, **options):
        """Opens an SVG picture."""
        return self.page(svg, name="picture.svg", **options)

    def page(self, html, init=PROBE, fragment="", name="page.html", **options):
        """Opens a page; options are those of a browser context."""
        key = json.dumps([init, options], sort_keys=True)
        if key not in self.contexts:
            context = self.browser.new_context(**{"viewport": {"width": 1280, "height": 900}} | options)
            context.add_init_script(init)
            page = context.new_page()
            page.faults = []
            page.set_default_timeout(30000)
            page.on("console", lambda message: page.faults.append(f"console: {message.text}"))
            page.on("pageerror", lambda error: page.faults.append(f"error: {error}"))
            page.on("dialog", lambda dialog: (page.faults.append("dialog"), dialog.dismiss()))
            page.on("request", lambda request: page.faults.append(f"request: {request.url}")
                    if not request.url.startswith("file://" + self.folder) else None)
            self.contexts[key] = page
        page = self.contexts[key]
        page.faults.clear()
        path = Path(self.folder) / name
        path.write_text(html)
        # Without another page in between, an address that differs in its end opens nothing.
        page.goto("about:blank")
        page.goto(path.as_uri() + (f"#{fragment}" if fragment else ""))
        return page


def mutated(html, old, new, tag="script"):
    """Returns a page with another script or style sheet, whose policy allows it."""
    # The word that the policy asks for is in the tag.
    start = html.rindex(f"<{tag} nonce=")
    start = html.index(">", start) + 1
    text, tail = html[start:].split(f"</{tag}>", 1)
    if old not in text:
        raise ValueError(f"nothing to break: '{old}'")
    return html[:start] + text.replace(old, new) + f"</{tag}>" + tail
