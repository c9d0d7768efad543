/**
 * What server bundles leave to the document host: React and libraries that hold a context or a cache, one copy for all units of
 * a thread. The build leaves these out, the host gives these and nothing else.
 */
export const HOST_MODULES =
  /^(react|react-dom|react-router|react-router-dom|@emotion\/[^/]+|@mui\/[^/]+|@tanstack\/react-query)(\/.*)?$/
