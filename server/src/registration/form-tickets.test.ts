import { createSecrets } from '../secrets/secrets'
import { formTickets, ticketLasts } from './form-tickets'

const secrets = createSecrets('a secret of at least thirty-two characters')
const tickets = formTickets(secrets)
const opened = Date.UTC(2026, 9, 25, 0, 59, 59)
const ticket = tickets.issue('terms 1', opened)

test.each([
  [0, 'too-fast'],
  [2999, 'too-fast'],
  // The clock of another server may be behind.
  [-60_000, 'too-fast'],
  [-60_001, 'expired'],
  [3000, 'good'],
  [ticketLasts, 'good'],
  [ticketLasts + 1, 'expired'],
] as const)('after %d ms a ticket is %s', (after, kind) => {
  expect(tickets.read(ticket, opened + after).kind).toBe(kind)
})

test('a good ticket says what was agreed to', () => {
  expect(tickets.read(ticket, opened + 5000)).toEqual({ kind: 'good', consentVersion: 'terms 1' })
})

test('what the server has not made as a ticket is none', () => {
  const foreign = formTickets(createSecrets('another secret of enough characters')).issue('terms 1', opened)
  const changed = `${ticket.slice(0, -2)}${ticket.endsWith('A') ? 'BB' : 'AA'}`
  const otherPurpose = secrets.seal(JSON.stringify({ purpose: 'session', openedAt: opened }))
  for (const one of [foreign, changed, otherPurpose, secrets.seal('no JSON'), '', 'a ticket'])
    expect(tickets.read(one, opened + 5000)).toEqual({ kind: 'expired' })
})

test('no two tickets are alike', () => {
  expect(tickets.issue('terms 1', opened)).not.toBe(ticket)
})
