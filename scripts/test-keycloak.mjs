import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

/*
 * npm run test:keycloak [-- NAME…]
 *
 * Starts a real Keycloak (from Maven Central, kept in .cache) with our realm, theme and required action, and runs the
 * journeys of sign-in and session against it that otherwise run against the embedded provider, and those that only a
 * Keycloak needs. With names, only the tests whose path contains one. Needs Java 17 and Maven.
 */

/**
 * The tests whose path contains one of `paths`; none means all. `prepare` begins to build and start Keycloak, once; `run`
 * answers `{ passed, failed }` and stops it. Without Java and Maven nothing is run, and it says so.
 */
export async function keycloakTests(paths = []) {
  const { missingTools } = await import('./keycloak/tools.mjs')
  const { prepareKeycloak } = await import('./keycloak/prepare.mjs')
  const missing = await missingTools()
  let started
  function prepare() {
    if (missing !== undefined) return
    started ??= prepareKeycloak((step) => console.log(`keycloak     ${step}`)).then(startKeycloak)
    // Told where it is waited for.
    started.catch(() => undefined)
  }
  async function run() {
    if (missing === undefined) {
      prepare()
      return testKeycloak(await started, paths)
    }
    console.log(`\nThe tests against a real Keycloak are NOT run: ${missing}.`)
    return { passed: 0, failed: 0 }
  }
  return { prepare, run }
}

/** With the settings that a portal before it has. */
async function startKeycloak(folder) {
  const { freePort, runKeycloak } = await import('./keycloak/run-keycloak.mjs')
  const { realmUnderTest } = await import('./keycloak/realm-under-test.mjs')
  const [port, furtherPort] = [await freePort(), await freePort()]
  const secrets = {
    KEYCLOAK_CLIENT_SECRET: 'a-client-secret-of-a-test',
    KEYCLOAK_BLOCKING_SECRET: 'a-secret-of-a-test-for-one-question-only',
  }
  const keycloak = await runKeycloak(folder, {
    realm: await realmUnderTest(`http://localhost:${furtherPort}`),
    env: { ...secrets, PORTAL_URL: `http://localhost:${port}` },
  })
  console.log(`keycloak     answers at ${keycloak.url}`)
  const settings = { ...secrets, PORT: String(port), KEYCLOAK_URL: keycloak.url }
  return { keycloak, settings, furtherPort }
}

async function testKeycloak({ keycloak, settings, furtherPort }, paths) {
  const { runJest } = await import('./test/run-jest.mjs')
  try {
    process.env.ENERGYCOCKPIT_TEST_SETTINGS = JSON.stringify(settings)
    process.env.ENERGYCOCKPIT_TEST_FURTHER_PORT = String(furtherPort)
    return await runJest({ projects: ['keycloak'], paths })
  } finally {
    delete process.env.ENERGYCOCKPIT_TEST_SETTINGS
    await keycloak.stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install()
  const { buildPackages } = await import('./build/build-packages.mjs')
  await buildPackages({ report: () => undefined })
  const { passed, failed } = await (await keycloakTests(process.argv.slice(2))).run()
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
