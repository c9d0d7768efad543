export { normalisePath } from './normalise'
export { findRoute, type RouteMatch } from './owner'
export { compareSpecificity, matchPattern, type RouteParams } from './pattern'
