/** The reader of the content files: everything that reads them goes through here. For servers and commands. */
export * from './check-content'
export * from './content-rows'
export * from './files/content-folder'
export * from './files/problem'
export * from './menu-planning/menu-planning'
export * from './menu-planning/read-menu-snapshot'
export type * from './nutrition/consulting-rules'
export { readNutritionContent } from './nutrition/nutrition-content'
