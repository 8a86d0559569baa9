import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'

const element = document.getElementById('plain-remote-root')

function App() {
  const [count, setCount] = useState(0)
  const [{ locale, subRoutes }, setGiven] = useState({ ...element.dataset })
  const [, setSeen] = useState(0)

  useEffect(() => {
    const onUpdate = () => setGiven({ ...element.dataset })
    const onResize = () => setSeen((seen) => seen + 1)
    element.addEventListener('update', onUpdate)
    addEventListener('resize', onResize)
    const timer = setInterval(onResize, 1000)
    return () => {
      element.removeEventListener('update', onUpdate)
      removeEventListener('resize', onResize)
      clearInterval(timer)
    }
  }, [])

  return createElement(
    'div',
    { className: 'plain-remote' },
    createElement('h1', { tabIndex: -1 }, 'Plain'),
    createElement('p', null, `locale ${locale}`),
    createElement('p', null, `sub-routes ${subRoutes}`),
    createElement('label', null, 'Note ', createElement('input', { name: 'note' })),
    createElement('button', { onClick: () => setCount(count + 1) }, 'Count'),
    createElement('output', null, count),
  )
}

const root = createRoot(element)
root.render(createElement(App))
element.addEventListener('unmount', () => root.unmount(), { once: true })
