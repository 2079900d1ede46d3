/** How a drawing is called; one without a name is decoration. */
export function spoken(label: string | undefined): string {
  if (label === undefined) return 'aria-hidden="true"';
  return `role="img" aria-label="${label.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")}"`;
}
