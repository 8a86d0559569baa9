import type { Tracing, Watch } from './tracing'

type Start = (handler: TimerHandler, ...given: unknown[]) => number

/** The window's functions that call something later. */
export function tracedTimers(page: typeof globalThis, watch: Watch): Record<string, Start> {
  const traced = (
    name: keyof typeof globalThis,
    kind: keyof Tracing['running'],
    again = false,
  ): Record<string, Start> => {
    // Safari has no idle callbacks.
    const start = page[name] as Start | undefined
    return start === undefined ? {} : { [name]: tracedStart(start, { kind, again, watch }) }
  }
  return {
    ...traced('setInterval', 'timers', true),
    ...traced('setTimeout', 'timers'),
    ...traced('requestAnimationFrame', 'frames'),
    ...traced('requestIdleCallback', 'idle'),
  }
}

interface Kind {
  kind: keyof Tracing['running']
  again: boolean
  watch: Watch
}

const tracedStart = (start: Start, { kind, again, watch }: Kind): Start =>
  function (handler, ...given) {
    const tracings = watch.responsible()
    if (tracings.length === 0 || typeof handler !== 'function') return start(handler, ...given)
    const started = start(
      (...passed: unknown[]) => {
        if (!again) for (const { running } of tracings) running[kind].delete(started)
        watch.handle(tracings, () => handler(...passed) as unknown)
      },
      ...given,
    )
    for (const { running } of tracings) running[kind].add(started)
    return started
  }
