import type { Secrets } from '../secrets/secrets'

const registerPage = '/platform/home-portal/register'

/**
 * The secret of a request's mailed link is made of its id, so that every mail about it holds the same link; only its hash
 * is stored. In the address it stands after the hash sign: no server and no log gets to see it before the button is
 * pressed, and a scanner that follows links confirms nothing.
 */
export function registrationLinks(secrets: Secrets, publicUrl: string) {
  const tokenOf = (id: string) => secrets.hash(`registration link ${id}`)
  const hashOf = (token: string) => secrets.hash(`registration token ${token}`)
  return {
    hashOf,
    hashOfRequest: (id: string) => hashOf(tokenOf(id)),
    hashOfTicket: (ticket: string) => secrets.hash(`registration ticket ${ticket}`),
    confirmation: (id: string) => `${publicUrl}${registerPage}/confirm#${tokenOf(id)}`,
    form: `${publicUrl}${registerPage}`,
    portal: `${publicUrl}/platform/home-portal`,
    administration: (id: string) => `${publicUrl}/platform/home-portal/registrations/${id}`,
  }
}
export type RegistrationLinks = ReturnType<typeof registrationLinks>

/** By which administrators and the audit log speak of a request: the log keeps nobody's name for ever. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()
