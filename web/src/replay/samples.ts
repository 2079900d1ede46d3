import type { RecordText } from "../api/types";

/** Matches between strong bots, to try the page with. */
export async function samples(): Promise<RecordText[]> {
  const found = await Promise.all([
    import("./samples/weinhaendler-4.json"),
    import("./samples/weinhaendler-3.json"),
    import("./samples/money-4.json"),
    import("./samples/money-3.json"),
  ]);
  return found.map((module) => module.default as RecordText);
}
