"""Other devices on which one is known, as the settings show them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.visiting import Visitor
from tests.web.browsing import DESK

MADE_LINK = """async () => {
  const headers = { "Content-Type": "application/json" };
  const post = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  await post("/api/tables", { game: "money", players: 3 });
  const link = async () => (await (await post("/api/me/link")).json()).key;
  return [await link(), await link()];
}"""


def test_other_devices_are_signed_out_in_the_settings(person: Any) -> None:
    anne = person(DESK)
    page = anne.go()
    devices = [Visitor(anne.url), Visitor(anne.url)]
    for device, key in zip(devices, page.evaluate(MADE_LINK), strict=True):
        device.post("/api/me/claim", {"key": key})
    page.get_by_role("button", name="Settings").click()
    sessions = page.get_by_role("region", name="Other devices where you are signed in")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    sessions.get_by_role("button", name="Sign out there").first.click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    assert sorted(device.get("/api/me")["known"] for device in devices) == [False, True]
    sessions.get_by_role("button", name="Sign out there").click()
    expect(sessions).to_have_count(0)
    assert not any(device.get("/api/me")["known"] for device in devices)
