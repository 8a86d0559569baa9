import * as fc from 'fast-check'
import { buttonLabel, inOrder, withoutReason, type OpenReason } from './blocking-queue'

const terms = (uuid: string) => ({ uuid, type: 'TERMS_AND_CONDITIONS' })
const information = (id: string) => ({ id, layout: [] })
const names = (reasons: readonly OpenReason[]) => reasons.map(({ kind, uuid }) => `${kind} ${uuid}`)

describe('the order of what is open', () => {
  it('is terms first, then information, and last what this page cannot show', () => {
    const remaining = [{ uuid: 'x', type: 'QUESTIONNAIRE' }, terms('a'), terms('b')]
    expect(names(inOrder(remaining, [information('c'), information('d')]))).toEqual([
      ...['terms a', 'terms b', 'information c', 'information d', 'unknown x'],
    ])
  })

  it('shows nothing twice that both lists name', () => {
    const remaining = [{ uuid: 'c', type: 'TAF7' }, terms('a'), terms('a2')]
    expect(names(inOrder(remaining, [information('c')]))).toEqual(['terms a', 'terms a2', 'information c'])
  })

  it('loses nothing, whatever the lists hold', () => {
    const type = fc.constantFrom('TERMS_AND_CONDITIONS', 'TAF7', 'QUESTIONNAIRE')
    const lists = fc.uniqueArray(fc.record({ uuid: fc.uuid(), type }), { selector: ({ uuid }) => uuid })
    fc.assert(
      fc.property(lists, lists, (remaining, notices) => {
        const open = inOrder(
          remaining,
          notices.map(({ uuid }) => information(uuid)),
        )
        const all = new Set([...remaining, ...notices].map(({ uuid }) => uuid))
        expect(new Set(open.map(({ uuid }) => uuid))).toEqual(all)
        const ranks = open.map(({ kind }) => ['terms', 'information', 'unknown'].indexOf(kind))
        expect(ranks).toEqual([...ranks].sort())
      }),
    )
  })
})

describe('what is left after a confirmation', () => {
  const open = inOrder([terms('a'), terms('b')], [information('c')])

  it('is all but what was confirmed, which is counted', () => {
    const queue = withoutReason({ open, done: 0 }, 'a')
    expect([names(queue.open), queue.done]).toEqual([['terms b', 'information c'], 1])
  })

  it('is the same when the same confirmation is answered twice', () => {
    const queue = withoutReason({ open, done: 0 }, 'a')
    expect(withoutReason(queue, 'a')).toEqual(queue)
  })

  it('has "OK" on its button until the last one of both lists', () => {
    let queue = { open: open as readonly OpenReason[], done: 0 }
    const labels = open.map(({ uuid }) => {
      const label = buttonLabel(queue)
      queue = withoutReason(queue, uuid)
      return label
    })
    expect(labels).toEqual(['ok', 'ok', 'okAndProceed'])
    expect(queue).toEqual({ open: [], done: 3 })
  })
})
