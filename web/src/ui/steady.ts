const STEADY_MS = 350;

/**
 * A hand that presses a button twice means it once: where the large button says something else after each press,
 * the second press of a double click must not be taken for an answer to the new question.
 */
export function steadyHand(): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    const isSteady = now - last >= STEADY_MS;
    if (isSteady) last = now;
    return isSteady;
  };
}
