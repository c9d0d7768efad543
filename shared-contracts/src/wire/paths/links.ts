import { deskPaths } from './desk-paths'
import { idSlug } from './id-slug'
import { paths } from './paths'

export function dishPath(dish: { readonly dishId: number; readonly slug: string }): string {
  return `${paths.dish}/${idSlug(dish.dishId, dish.slug)}`
}

export function menuPath(menuId: number): string {
  return `${paths.menu}/${menuId}`
}

/** One of the visitor's own menus. */
export function savedMenuPath(id: number): string {
  return `${paths.savedMenus}/${id}`
}

/** Information setup before using the menu bank, with an object type chosen when its id is given. */
export function menuBankSetupPath(objectTypeId?: number): string {
  return withId(paths.menuBankSetup, objectTypeId)
}

/** Information setup before building a menu, with an object type chosen when its id is given. */
export function buildMenuSetupPath(objectTypeId?: number): string {
  return withId(paths.buildMenuSetup, objectTypeId)
}

/** An about page by its section code (`ve-chuong-trinh`, `van-ban`, …). */
export function aboutPath(code: string): string {
  return `${paths.about}/${code}`
}

export function classPath(classId: number): string {
  return `${paths.classes}/${classId}`
}

/** Ours: the class as a calendar file, which phones offer to add to their calendar. The API answers it. */
export function classCalendarPath(classId: number): string {
  return `/api/calendar/lop-hoc-${classId}.ics`
}

/** Ours: where editors write a class; a new one without an id. */
export function classDeskPath(classId: number | null): string {
  return `${deskPaths.classes}/${classId ?? 'moi'}`
}

export function surveyPath(surveyId: number): string {
  return `${paths.userSurveys}/${surveyId}`
}

export function personalPath(userId?: number): string {
  return withId(paths.personal, userId)
}

/** The search page for a keyword, which is trimmed and lower-cased. Half of a surrogate pair becomes U+FFFD: no address can hold it. */
export function searchPath(keyword: string): string {
  const sought = keyword
    .normalize('NFC')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim()
    .toLowerCase()
  return sought === '' ? paths.search : `${paths.search}?keyword=${encodeURIComponent(sought)}`
}

/** The login page that leads back to `returnTo` (path with query) afterwards. */
export function loginPath(returnTo?: string): string {
  return withReturn(paths.login, returnTo)
}

/** The registration page, which leads back to `returnTo` once the new account has logged in. */
export function registerPath(returnTo?: string): string {
  return withReturn(paths.register, returnTo)
}

function withReturn(path: string, returnTo: string | undefined): string {
  return returnTo === undefined ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`
}

function withId(path: string, id: number | undefined): string {
  return id === undefined ? path : `${path}/${id}`
}
