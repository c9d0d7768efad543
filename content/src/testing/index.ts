/** A small whole site as content files, for tests. */
export * from './fixture-content'
