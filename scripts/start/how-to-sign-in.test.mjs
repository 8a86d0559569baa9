import { howToSignIn } from './how-to-sign-in.mjs'

const logIns = [
  { userName: 'analyst@demo.example', password: 'demo', who: 'Tomasz Wren, Colleges' },
  { userName: 'admin@demo.example', password: 'demo', who: 'Adaeze Fenn, Colleges' },
]

test('the address, the password and every log-in are named', () => {
  const text = howToSignIn({ ready: 'http://localhost:4000', logIns }, 3210)
  expect(text).toMatch(/http:\/\/localhost:4000 \(after 3\.2 s\)/)
  expect(text).toMatch(/password demo:/)
  for (const { userName, who } of logIns) expect(text).toMatch(new RegExp(`${userName} +${who}`))
})

test('without a demo no log-ins are named', () => {
  expect(howToSignIn({ ready: 'http://localhost:4000', logIns: [] }, 1)).not.toMatch(/log-in|password/)
})
