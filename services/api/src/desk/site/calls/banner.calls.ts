import { renderMessage } from 'content/markdown'
import type { FastifyInstance } from 'fastify'
import { generalFailure } from 'service-host'
import { BANNER_PICTURE_WIDTH, BANNERS_OF_POSITION, bannerPositions, isBannerShown } from 'shared-contracts/site'
import { type Handlers, publicCached } from '../../../platform/calls/handler'
import { administrator } from '../../../platform/calls/user-handler'
import type { Database } from '../../../platform/database/open-database'
import { wrongField } from '../../../platform/http/call-failure'
import { readPicture } from '../../../platform/pictures/read-picture'
import type { Services } from '../../../platform/services'
import { shownEntries } from '../rules/site-entries'
import { findEntries } from '../store/entry.store'
import { addPicture, findPicture, PICTURE_PATH } from '../store/picture.store'

const PICTURE_SIZE = {
  width: BANNER_PICTURE_WIDTH,
  height: BANNER_PICTURE_WIDTH,
  fit: 'inside',
  withoutEnlargement: true,
} as const

/** What readers see of banners, and the pictures of editors. */
export function bannerCalls({ database, today, now }: Services): Handlers<'Banner/GetByPage' | 'SiteDesk/AddPicture'> {
  return {
    'Banner/GetByPage': publicCached(async ({ query: { page, catalogCode } }) => {
      const day = today()
      const shown = shownEntries(await findEntries(database.query, 'banner')).filter(({ draft }) =>
        isBannerShown(draft, page, catalogCode, day),
      )
      return bannerPositions.flatMap((position) =>
        shown
          .filter(({ draft }) => draft.position === position)
          .slice(0, BANNERS_OF_POSITION)
          .map(({ key, draft: { content, picture, link } }) => ({
            ...{ id: Number(key), position, content: renderMessage(content), picture },
            link: link === '' ? null : link,
          })),
      )
    }),

    'SiteDesk/AddPicture': administrator(async ({ body }) => {
      const picture = await readPicture(body.picture, PICTURE_SIZE)
      if (picture.kind === 'refused') throw wrongField('picture', picture.message)
      const { webp, width, height } = picture
      return { address: await addPicture(database.query, webp, now()), width, height }
    }),
  }
}

/** Pictures that editors uploaded; each name stands for one picture as long as it is there. */
export function registerSitePictures(server: FastifyInstance, database: Database): void {
  server.get<{ Params: { name: string } }>(`${PICTURE_PATH}/:name`, async ({ params }, reply) => {
    const picture = await findPicture(database.query, params.name)
    if (picture === null) throw generalFailure('not_found')
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(picture)
  })
}
