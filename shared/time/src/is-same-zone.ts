const known = new Map<string, string>()

/** Browsers call Kathmandu's zone Asia/Katmandu, and others by the names that they had; what is no zone stays itself. */
function ownNameOf(zone: string): string {
  const name = known.get(zone) ?? resolved(zone)
  known.set(zone, name)
  return name
}

function resolved(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}

/** Whether two names (IANA) are of one zone: Asia/Kolkata and Asia/Calcutta are, Europe/Berlin and Europe/Paris are not. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || ownNameOf(one) === ownNameOf(other)
