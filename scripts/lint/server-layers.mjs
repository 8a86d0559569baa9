/**
 * The shape of a server subject, by the names of its files: `routes` (HTTP only) → `service` (rules, permissions, audit)
 * → `repository` (SQL only). Each with the subject's name before it where a folder holds several.
 */
const layers = {
  routes: {
    forbidden: /^kysely$|(^|[/-])(repository|tables)$/,
    because: 'routes are HTTP only: SQL belongs to the repository, rules to the service',
  },
  service: {
    forbidden: /^(fastify|kysely)$|(^|[/-])routes$/,
    because: 'a service holds rules: HTTP belongs to the routes, SQL to the repository',
  },
  repository: {
    forbidden: /^fastify$|(^|\/)(http|audit)\/|(^|[/-])(routes|service)$/,
    because: 'a repository is SQL only: rules and refusals belong to the service',
  },
}

const fileName = /^(?:(.+)-)?(routes|service|repository)\.ts$/

/**
 * Why a file must not import `specifier`; undefined when it may. `beside`: names of the files in its folder. Holds
 * for subjects that have a service; the others get their shape when they are touched.
 */
export function whyNot(file, specifier, beside) {
  const [, subject = '', layer] = fileName.exec(file) ?? []
  if (layer === undefined) return undefined
  const hasService = beside.some((name) => {
    const [, other = '', kind] = fileName.exec(name) ?? []
    return kind === 'service' && (other === '' || subject === other || subject.startsWith(`${other}-`))
  })
  if (!hasService) return undefined
  const { forbidden, because } = layers[layer]
  return forbidden.test(specifier) ? because : undefined
}
