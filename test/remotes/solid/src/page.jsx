import { createSignal, onCleanup } from 'solid-js'
import { clearDelegatedEvents, delegateEvents, render } from 'solid-js/web'

function Page({ given }) {
  const [count, setCount] = createSignal(0)
  const [, setTimes] = createSignal(0)
  const onResize = () => setTimes((times) => times + 1)
  addEventListener('resize', onResize)
  const timer = setInterval(onResize, 1000)
  onCleanup(() => {
    removeEventListener('resize', onResize)
    clearInterval(timer)
  })
  return (
    <>
      <h1 tabindex="-1">Solid</h1>
      <p>locale {given.locale}</p>
      <p>sub-routes {given.subRoutes.join('/')}</p>
      <label>
        Note <input name="note" />
      </label>
      <button onClick={() => setCount((one) => one + 1)}>Count</button>
      <output>{count()}</output>
    </>
  )
}

/** Solid listens on the document for events that bubble, which end with the page. */
export function drawPage(given, element) {
  delegateEvents(['click'])
  const remove = render(() => <Page given={given} />, element)
  return () => {
    remove()
    clearDelegatedEvents()
  }
}
