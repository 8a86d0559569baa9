import { SignedInClient } from '@energycockpit/testing'

const path = '/rest/secure/energy-management'

/**
 * An action, an indicator, a budget and a baseline of the parent business, which its users alone see: with them lists
 * and tiles have lines. The server of all tests has none of them.
 */
export async function addEnergyManagementDocuments(url: string): Promise<void> {
  const client = await SignedInClient.signIn(url, 'super')
  const year = new Date().getFullYear()
  const common = { name: 'Seen by everybody', description: '', nodeId: null }
  const owner = 'Yusuf Sluice'
  const answers = await Promise.all([
    client.post(`${path}/actions`, {
      ...{ ...common, owner, dueOn: '2024-01-31', state: 'PLANNED', implementedOn: null },
      ...{ currency: 'GBP', savings: [], investment: null, links: [] },
    }),
    client.post(`${path}/indicators`, {
      ...{ ...common, owner, period: 'MONTH', reference: { kind: 'NONE' } },
      ...{ amount: { kind: 'PRODUCTS', products: ['ELECTRICITY'] }, baseline: null },
      targets: [{ from: '2020-01', to: null, kind: 'VALUE', value: 1 }],
    }),
    client.post(`${path}/budgets`, {
      ...{ ...common, year, productType: 'ELECTRICITY', profile: 'EVEN', costs: null, currency: 'GBP' },
      amounts: Array<number>(12).fill(1000),
    }),
    client.post('/rest/secure/analysis/baselines', {
      ...{ name: common.name, series: [1001], form: 'POOLED', reason: 'The year before.', adjustments: [] },
      ...{ baselineFrom: '2024-11-01', baselineTo: '2025-11-01' },
    }),
  ])
  const refused = answers.filter(({ status }) => status !== 200)
  if (refused.length > 0) throw new Error(`Not created: ${JSON.stringify(refused)}`)
}
