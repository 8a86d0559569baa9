import {
  termsAndConditionsType,
  type InformationLayout,
  type InformationReason,
  type RemainingReason,
} from '@energycockpit/contract'

/** Something that stands between the user and the portal; `unknown` is of a type that this page cannot show. */
export type OpenReason =
  | { kind: 'terms'; uuid: string }
  | { kind: 'information'; uuid: string; layouts: readonly InformationLayout[] }
  | { kind: 'unknown'; uuid: string; type: string }

/** The reasons that are open, the current one first, and how many are done. */
export interface BlockingQueue {
  open: readonly OpenReason[]
  done: number
  /** The server had another queue than the page when something was to be confirmed. */
  changed?: boolean
}

/**
 * Both of the server's lists as one queue: terms and conditions first, each list in the server's order. What the page
 * cannot show comes last, so that it keeps the user from nothing else.
 */
export function inOrder(
  remaining: readonly RemainingReason[],
  information: readonly InformationReason[],
): OpenReason[] {
  const terms = remaining.filter(({ type }) => type === termsAndConditionsType)
  const shown = new Set([...terms.map(({ uuid }) => uuid), ...information.map(({ id }) => id)])
  const others = remaining.filter(({ uuid }) => !shown.has(uuid))
  return [
    ...terms.map(({ uuid }) => ({ kind: 'terms' as const, uuid })),
    ...information.map(({ id, layout }) => ({ kind: 'information' as const, uuid: id, layouts: layout })),
    ...others.map(({ uuid, type }) => ({ kind: 'unknown' as const, uuid, type })),
  ]
}

/** The queue once the server has taken the confirmation of one reason; nothing is counted twice. */
export function withoutReason({ open, done }: BlockingQueue, uuid: string): BlockingQueue {
  const left = open.filter((reason) => reason.uuid !== uuid)
  return { open: left, done: done + open.length - left.length }
}

/** Which text the button has that confirms the current reason. */
export function buttonLabel({ open }: BlockingQueue): 'ok' | 'okAndProceed' {
  return open.length > 1 ? 'ok' : 'okAndProceed'
}
