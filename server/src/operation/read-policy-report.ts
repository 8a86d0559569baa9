import type { PolicyReport, PolicyViolation } from '@energycockpit/contract'

/** What is kept of a violation: where and what, and nothing that leads to a person. */
export type Violation = Pick<PolicyViolation, 'directive' | 'page' | 'blocked' | 'source'>

interface Reported {
  document: string | undefined
  directive: string | undefined
  blocked: string | null | undefined
  source: string | null | undefined
  sample: string | null | undefined
}

/** What browsers add to a page by themselves: nothing that the portal could mend. */
const EXTENSION = /^[a-z-]*extension(:|$)/i
/** Words that browsers write where there is no address. */
const KEYWORD = /^[a-z][a-z-]{0,40}$/

/**
 * The violations in a report that are the portal's own. Queries and fragments may hold what users look at, and samples
 * what they have typed: both are left out, and so are the last segments of a page's path.
 */
export function readPolicyReport(report: PolicyReport, portalOrigin: string): Violation[] {
  return reportedIn(report).flatMap(({ document, directive, blocked, source, sample }) => {
    const page = URL.parse(document ?? '')
    if (page?.origin !== portalOrigin || !directive || !KEYWORD.test(directive)) return []
    if (EXTENSION.test(blocked ?? '') || EXTENSION.test(source ?? '')) return []
    return [
      {
        directive,
        page: `/${page.pathname.split('/').filter(Boolean).slice(0, 2).join('/')}`.slice(0, 200),
        blocked: placeOf(blocked, portalOrigin) + sinkOf(sample),
        source: placeOf(source, portalOrigin),
      },
    ]
  })
}

function reportedIn(report: PolicyReport): Reported[] {
  if (Array.isArray(report))
    return report
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        document: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        source: body.sourceFile,
        sample: body.sample,
      }))
  const { 'csp-report': body } = report
  return [
    {
      document: body['document-uri'],
      directive: body['effective-directive'] ?? body['violated-directive']?.split(' ')[0],
      blocked: body['blocked-uri'],
      source: body['source-file'],
      sample: body['script-sample'],
    },
  ]
}

/** The path of an own file, the origin of anything else, or the browser's word; never more. */
function placeOf(address: string | null | undefined, portalOrigin: string): string {
  if (!address) return ''
  if (KEYWORD.test(address)) return address
  const url = URL.parse(address)
  if (!url) return 'unreadable'
  if (url.origin === portalOrigin) return url.pathname.slice(0, 200)
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 200)
}

/** Trusted Types say in which sink the text was: `Element innerHTML|<b>Anna`. The text itself stays out. */
function sinkOf(sample: string | null | undefined): string {
  const sink = /^([A-Za-z]+(?: [A-Za-z]+)?)\|/.exec(sample ?? '')?.[1]
  return sink === undefined ? '' : ` ${sink.slice(0, 60)}`
}
