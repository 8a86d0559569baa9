import {
  changeNewsPost,
  createNewsPost,
  deleteNewsPost,
  listNews,
  listNewsPosts,
  markNewsRead,
  restoreNewsPost,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { MenuPage } from '../access/menu-page'
import type { AuditLog } from '../audit/audit-log'
import { serviceRoutes } from '../audit/service-routes'
import type { Entities } from '../entities/entities'
import { changePost, createPost, deletePost, noteRead, readNews, readPosts, restorePost } from './service'

export const newsPage: MenuPage = {
  label: { de: 'Neuigkeiten', en: 'News' },
  glyph: 'news',
  url: '/platform/home-portal/news',
}

/** What administrators tell their users. */
export function registerNews(app: FastifyInstance, parts: { entities: Entities; audit: AuditLog }): void {
  const { read, change } = serviceRoutes(app, parts)
  read(listNews, (context) => readNews(context))
  change(markNewsRead, (context, { body }) => noteRead(context, body))
  read(listNewsPosts, (context) => readPosts(context))
  change(createNewsPost, (context, { body }) => createPost(context, body))
  change(changeNewsPost, (context, { params, body }) => changePost(context, { ...params, ...body }))
  change(deleteNewsPost, (context, { params, query }) => deletePost(context, { ...params, ...query }))
  change(restoreNewsPost, (context, { params }) => restorePost(context, params))
}
