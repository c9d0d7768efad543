export interface NginxPlace {
  readonly folder: string
  readonly port: number
  /** Without TLS. */
  readonly plainPort: number
  /** Document hosts as `127.0.0.1:8080`. */
  readonly hosts: readonly string[]
  /** Requests of one visitor at a time. */
  readonly atOnce?: number
  readonly asRoot: boolean
}

/** The shipped `site.conf` as a whole configuration below one folder: only addresses, paths and the count differ. */
export function nginxConfig(
  site: string,
  { folder, port, plainPort, hosts, atOnce = 512, asRoot }: NginxPlace,
): string {
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/\/var\/cache\/nginx\/site/, `${folder}/cache`],
    [/\/var\/log\/nginx\/site\.log/, `${folder}/access.log`],
    [/\/etc\/ssl\/site\//g, `${folder}/`],
    [/^ {4}server 127\.0\.0\.1:8080 max_fails=0;$/m, hosts.map((host) => `    server ${host} max_fails=0;`).join('\n')],
    [/listen 80(?=[ ;])/g, `listen 127.0.0.1:${plainPort}`],
    [/listen 443 ssl/g, `listen 127.0.0.1:${port} ssl`],
    [/limit_conn visitors 512/, `limit_conn visitors ${atOnce}`],
  ]
  let adapted = site
  for (const [shipped, own] of replacements) {
    if (adapted.search(shipped) < 0) throw new Error(`site.conf has no ${shipped}`)
    adapted = adapted.replace(shipped, own)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return [
    // Workers of root's nginx are another user, who can't read a temporary folder.
    ...(asRoot ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    `http {\n${temporary.join('\n')}\n${adapted}\n}`,
  ].join('\n')
}
