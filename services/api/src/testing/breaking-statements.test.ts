import { expect, test } from '@jest/globals'
import { readMigrations } from '../platform/database/migrate'
import { breakingStatements } from './breaking-statements'

/** Migrations up to here were written before the rule. */
const LAST_BEFORE_THE_RULE = '0410_web_vitals.sql'

test.each([
  ['create table pins (id int not null); create index pins_by_id on pins (id)', 0],
  ['create table pins (id int); alter table pins alter column id set not null', 0],
  ['alter table users add column nickname text', 0],
  ["alter table users add column nickname text not null default ''", 0],
  ["alter table users add column nickname text default '' not null", 0],
  ['alter table users add column id bigint not null generated always as identity', 0],
  ["alter table users add column a text not null, add column b text default ''", 1],
  ['alter table users add column nickname text not null', 1],
  ['alter table users alter column name set not null', 1],
  ['alter table users alter column age type bigint', 1],
  ['alter table users alter column age drop default', 1],
  ['ALTER TABLE users\n  DROP COLUMN name', 1],
  ['alter table users rename column name to title', 1],
  ['drop table users', 1],
  ['create index users_by_name on users (name)', 1],
  ['-- drop table users;\nselect 1', 0],
  ['-- contract: no version since May reads it\ndrop table users', 0],
  ['-- contract:\ndrop table users', 1],
])('%s breaks the running version in %i statements', (text, count) => {
  expect(breakingStatements(text)).toHaveLength(count)
})

test('no migration since the rule breaks the version that runs', () => {
  const later = readMigrations().filter(({ name }) => name > LAST_BEFORE_THE_RULE)
  expect(later.flatMap(({ name, sql }) => breakingStatements(sql).map((each) => `${name}: ${each}`))).toEqual([])
})
