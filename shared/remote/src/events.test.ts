import { createEvents } from './events'

interface Told {
  changed: { to: string }
  ended: undefined
}

describe('events', () => {
  it('reach everyone who subscribed to them, and nobody else', () => {
    const events = createEvents<Told>()
    const heard: string[] = []
    events.subscribe('changed', ({ to }) => heard.push(`first ${to}`))
    events.subscribe('changed', ({ to }) => heard.push(`second ${to}`))
    events.subscribe('ended', () => heard.push('ended'))
    events.publish('changed', { to: 'en' })
    expect(heard).toEqual(['first en', 'second en'])
  })

  it('are no longer heard after unsubscribing', () => {
    const events = createEvents<Told>()
    const heard: string[] = []
    const listener = () => heard.push('ended')
    const end = events.subscribe('ended', listener)
    events.subscribe('ended', listener)
    end()
    end()
    events.publish('ended')
    expect(heard).toEqual(['ended'])
  })

  it('may change the subscriptions while they are told', () => {
    const events = createEvents<Told>()
    const heard: string[] = []
    const end = events.subscribe('ended', () => {
      heard.push('once')
      end()
      events.subscribe('ended', () => heard.push('later'))
    })
    events.publish('ended')
    expect(heard).toEqual(['once'])
    events.publish('ended')
    expect(heard).toEqual(['once', 'later'])
  })

  it("reach the others when one listener fails, and the failure isn't lost", () => {
    const events = createEvents<Told>()
    const reported: unknown[] = []
    const failure = new Error('listener')
    globalThis.reportError = (error: unknown) => void reported.push(error)
    const heard: string[] = []
    events.subscribe('ended', () => {
      throw failure
    })
    events.subscribe('ended', () => heard.push('second'))
    events.publish('ended')
    expect(heard).toEqual(['second'])
    expect(reported).toEqual([failure])
  })
})
