import React, { createElement, useEffect, useState } from 'react'
import ReactDOM from 'react-dom'

function App({ locale, subRoutes }) {
  const [count, setCount] = useState(0)
  const [, setSeen] = useState(0)

  useEffect(() => {
    const onResize = () => setSeen((seen) => seen + 1)
    addEventListener('resize', onResize)
    const timer = setInterval(onResize, 1000)
    return () => {
      removeEventListener('resize', onResize)
      clearInterval(timer)
    }
  }, [])

  return createElement(
    'div',
    null,
    createElement('h1', { tabIndex: -1 }, `React ${React.version}`),
    createElement('p', null, `locale ${locale}`),
    createElement('p', null, `sub-routes ${subRoutes.join('/')}`),
    createElement('label', null, 'Note ', createElement('input', { name: 'note' })),
    createElement('button', { onClick: () => setCount(count + 1) }, 'Count'),
    createElement('output', null, count),
  )
}

const draw = ({ domElement, locale, subRoutes }) =>
  new Promise((resolve) => ReactDOM.render(createElement(App, { locale, subRoutes }), domElement, resolve))

export const bootstrap = async () => undefined
export const mount = draw
export const update = draw
export const unmount = async ({ domElement }) => ReactDOM.unmountComponentAtNode(domElement)
