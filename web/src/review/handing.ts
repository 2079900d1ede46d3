import { router } from "../app/router.svelte";
import type { RecordText } from "../api/types";
import { packed } from "../replay/sharing";

/** A record on its way to its review that is too long for an address. */
let handed: RecordText | null = null;

/** Go to the review of a record. */
export async function goToReview(record: RecordText): Promise<void> {
  const piece = await packed(record);
  handed = piece ? null : record;
  router.go(`/review${piece ? `#${piece}` : ""}`);
}

export function handedOver(): RecordText | null {
  return handed;
}
