/** Stands for a CSS module: every class is called as in the source. */
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) })
