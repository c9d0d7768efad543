import type { bannerFields } from 'shared-contracts/call-schemas'
import type { z } from 'zod'
import type { Titled } from './row-parts'

export interface NavigationRow {
  id: number
  position: number
  text: string
  text_mobile: string
  link: string
  roles: number[]
  children: { text: string; link: string; auth: boolean }[]
  hide_children: boolean
}

/** As banners are written, in files and forms. */
export type SiteBannerRow = z.output<typeof bannerFields>

export interface SiteObjectRow {
  id: number
  position: number
  code: string
  title: string | null
  text: string
  label: string | null
  link: string
  media_link: string
  thumbnail: string
  section_type: string
  page_position_name: string
  status: number
}

/** Classes that come again; times by the clock in Viet Nam, `HH:MM`. */
export interface ClassPlanRow extends Titled {
  slug: string
  summary: string
  illustration: string
  first_day: string
  every_weeks: number | null
  start_time: string
  end_time: string
  place: string
  province_id: number | null
  seats: number
  demo: boolean
  markdown: string
  content: string
}
