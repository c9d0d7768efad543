import { availableParallelism } from 'node:os'
import { findNginx } from '../machine/nginx'
import { startPostgres } from '../machine/postgres'
import { bin } from '../runner/root'
import { runProgram } from '../runner/run-program'
import { reportFile } from './reports'

/**
 * All tests of jest; those of the API that depend on the database run on the embedded one and on a real PostgreSQL, where
 * one can be had. With a worker more than there are processors: some files wait for what must not come too soon.
 */
const postgres = await startPostgres()
console.log(
  postgres?.version ?? 'PostgreSQL: this part does not run; none on this machine (Debian: apt-get install postgresql)',
)
const nginx = await findNginx()
if (!nginx) console.log('nginx: this part does not run; none on this machine (Debian: apt-get install nginx-light)')
try {
  const args = [
    // Files of a worker share environments and compiled modules.
    '--config=deploy/jest/shared/jest.config.mjs',
    '--json',
    `--outputFile=${reportFile('unit')}`,
    '--no-color',
    `--maxWorkers=${availableParallelism() + 1}`,
    ...process.argv.slice(2),
  ]
  const { code } = await runProgram(bin('jest'), args, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      ...(nginx ? { TEST_NGINX: nginx } : {}),
      ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
    },
    // jest prints its JSON on one line of standard output too; `npm test` counts files by their lines.
    show: (line) => !/^\{"num/.test(line),
  })
  process.exitCode = code
} finally {
  await postgres?.stop()
}
