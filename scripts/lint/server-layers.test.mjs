import { whyNot } from './server-layers.mjs'

const folder = ['routes.ts', 'service.ts', 'repository.ts', 'tables.ts']
const several = ['routes.ts', 'notice-routes.ts', 'notice-service.ts', 'notice-list-repository.ts']

test.each([
  ['routes with SQL', 'routes.ts', 'kysely', folder],
  ['routes past the service', 'routes.ts', './repository', folder],
  ['a service with HTTP', 'service.ts', 'fastify', folder],
  ['a service with SQL', 'service.ts', 'kysely', folder],
  ['a repository that refuses', 'repository.ts', '../http/problem', folder],
  ['a repository that writes the audit log', 'repository.ts', '../../audit/audit-log', folder],
  ['a repository that asks the service', 'notice-list-repository.ts', './notice-service', several],
  ['routes of one subject among several', 'notice-routes.ts', './notice-list-repository', several],
])('%s: refused', (_, file, specifier, beside) => {
  expect(whyNot(file, specifier, beside)).toEqual(expect.any(String))
})

test.each([
  ['routes that ask the service', 'routes.ts', './service', folder],
  ['a service that asks the repository', 'service.ts', './repository', folder],
  ['a service that refuses', 'service.ts', '../http/problem', folder],
  ['a repository with SQL', 'repository.ts', 'kysely', folder],
  ['a subject without a service yet', 'routes.ts', 'kysely', several],
  ['a file that is none of the three', 'check-factor.ts', '../http/problem', folder],
])('%s: allowed', (_, file, specifier, beside) => {
  expect(whyNot(file, specifier, beside)).toBeUndefined()
})
