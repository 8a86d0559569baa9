import {
  changeNewsPost,
  createNewsPost,
  deleteNewsPost,
  listNews,
  listNewsPosts,
  markNewsRead,
  restoreNewsPost,
} from '@energycockpit/contract'
import { administrators, everyRole } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const post = {
  ...{ importance: 'INFORMATION', pinned: false, withSubBusinesses: false, published: true },
  ...{ from: '2026-11-01T00:00:00Z', until: null },
  texts: { de: null, en: { title: 'New meters', text: 'From **Monday** on.' } },
}
/** Of nobody. */
const params = { postId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4005' }

export const newsExamples: readonly CallExample[] = [
  { call: listNews, roles: everyRole },
  { call: markNewsRead, roles: everyRole, body: { ids: [params.postId] } },
  { call: listNewsPosts, roles: administrators },
  { call: createNewsPost, roles: administrators, body: post },
  { call: changeNewsPost, roles: administrators, params, body: { ...post, revision: 1 }, status: 404 },
  { call: deleteNewsPost, roles: administrators, params, query: 'revision=1', status: 404 },
  { call: restoreNewsPost, roles: administrators, params, status: 404 },
]
