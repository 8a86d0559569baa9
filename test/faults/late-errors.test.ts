import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { collectReports } from './failure-reports'
import { entry, handWrittenFeature, script, withoutIntegrity } from './faulty-entry'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

/** A feature with a counter, and a button that makes something go wrong behind its back, each time the same. */
const counter = (goesWrong: string) =>
  handWrittenFeature({
    mount: `draw(() => {
      const [count, setCount] = React.useState(0)
      const press = () => { setCount(count + 1); ${goesWrong} }
      return React.createElement('main', null,
        React.createElement('h1', null, 'Counter'),
        React.createElement('button', { onClick: press }, 'Pressed ' + count))
    })`,
  })

test.each([
  ['throws in a timer', "setTimeout(() => { throw new Error('late') })"],
  ['leaves a rejected promise', "Promise.reject(new Error('late'))"],
])('a feature that %s stays usable, and the server is told once', async (_, goesWrong) => {
  const { page, words, close } = await portal.visit('/platform/home-portal')
  await withoutIntegrity(page)
  await page.reload()
  await page.route(entry, script(counter(goesWrong)))
  const reports = collectReports(page)
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.analysis }).click()
  await page.getByRole('button', { name: 'Pressed 0' }).click()
  await page.getByRole('button', { name: 'Pressed 1' }).click()
  await page.getByRole('button', { name: 'Pressed 2' }).waitFor()
  expect(await reports.are(1)).toMatchObject([{ featureId: 'analysis', kind: 'threw-later' }])
  expect(await page.getByRole('alert').count()).toBe(0)
  await menu.getByRole('link', { name: words.home, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  await reports.are(1)
  await close(/late/)
})
