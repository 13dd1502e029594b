"""A WebKit view without browser controls, driven by a WebDriver.

WebKitGTK's own MiniBrowser can't be narrower than 447 px, but a phone is.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height = int(sys.argv[1]), int(sys.argv[2])


def open_view(session, context):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False, default_width=width, default_height=height)
    window.connect("destroy", Gtk.main_quit)
    view.connect("close", lambda _: window.destroy())
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def start_session(context, session):
    # The driver rejects a browser without a name and version.
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-view")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_view, context)


# Sets prefers-reduced-motion for pages: the moving banner is expensive to render.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
# Block external requests so that tests don't depend on a frame's host.
proxy = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1"])
context.get_website_data_manager().set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM, proxy
)
context.connect("automation-started", start_session)
Gtk.main()
