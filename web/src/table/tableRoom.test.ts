import { describe, expect, it } from "vitest";
import { TableRoom } from "./tableRoom";

const room = (width: number, height: number): string => String(new TableRoom(width, height));

describe("the room of a table", () => {
  it("is one of four", () => {
    expect(room(390, 780)).toBe("phone roomy");
    expect(room(390, 759)).toBe("phone");
    expect(room(820, 1136)).toBe("tablet");
    expect(room(740, 316)).toBe("lying");
    expect(room(1148, 844)).toBe("desk wide");
  });
  it("tells how much there is of a desk", () => {
    expect(room(1628, 1036)).toBe("desk wide large tall");
    expect(room(1074, 720)).toBe("desk wide narrow low");
    expect(room(988, 620)).toBe("desk wide narrow narrowest low flat");
    expect(room(908, 520)).toBe("desk wide narrow narrowest low flat lowest");
  });
  it("tells how little there is of a phone", () => {
    expect(room(360, 640)).toBe("phone short");
    expect(room(375, 509)).toBe("phone short shorter shortest");
    expect(room(320, 480)).toBe("phone tiny short shorter shortest least");
  });
  it("is a phone's where a lesson leaves a phone less height than width", () => {
    expect(room(390, 360)).toBe("phone short shorter shortest least");
  });
  it("is wide on a large tablet, though it is not a desk", () => {
    expect(room(1024, 1322)).toBe("tablet wide narrow tall");
  });
  it("is a phone's in a small window", () => {
    expect(room(800, 600)).toBe("phone short shorter");
  });
});
