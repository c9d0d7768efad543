export { normalisePath } from './normalise'
export { findPage, findRoute, otherSpelling, type RouteMatch } from './owner'
export { compareSpecificity, matchPattern, type RouteParams } from './pattern'
export { claimedQuery, QUERY_TEXT_MAX, queryText } from './query'
