import { addressInAttempt, attemptOf, restartAttempts } from './attempts'

test('each attempt after a failure has addresses of its own, for the remote that failed', () => {
  const address = (folder: string) => addressInAttempt(`${folder}a.js?x=1`, attemptOf(folder))
  const [weather, solar] = ['https://portal.example/weather/', 'https://portal.example/solar/']
  const seen = [address(weather)]
  for (let times = 0; times < 3; times += 1) {
    restartAttempts(weather)
    seen.push(address(weather))
  }
  expect(seen[0]).toBe('https://portal.example/weather/a.js?x=1')
  expect(new Set(seen).size).toBe(4)
  expect(address(weather)).toBe(seen[3])
  expect(address(solar)).toBe('https://portal.example/solar/a.js?x=1')
})
