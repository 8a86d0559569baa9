/** `randomUUID` is there only in secure contexts; a portal on plain HTTP in a company's network has none. */
export function newCorrelationId(featureId: string): string {
  return crypto.randomUUID?.() ?? `${featureId}-${Date.now().toString(36)}`
}
