import { describe, expect, test } from '@jest/globals'
import { addressProblem, serverAddresses } from './hosts'

describe('serverAddresses', () => {
  test.each([
    ['postgresql://db/site', ['postgresql://db/site']],
    ['postgres://me:p%40ss@db:5433/site?sslmode=require', ['postgres://me:p%40ss@db:5433/site?sslmode=require']],
    [
      'postgresql://me:secret@a:5432,b:5433/site?target_session_attrs=read-write&sslmode=require',
      ['postgresql://me:secret@a:5432/site?sslmode=require', 'postgresql://me:secret@b:5433/site?sslmode=require'],
    ],
    ['postgresql://a,[::1]:5433/site', ['postgresql://a/site', 'postgresql://[::1]:5433/site']],
    ['postgresql:///site?host=/run/postgresql', ['postgresql:///site?host=%2Frun%2Fpostgresql']],
  ])('%s', (url, addresses) => {
    expect(serverAddresses(url)).toEqual(addresses)
  })

  test.each([
    ['postgresql://a:secret@a,b/site', null],
    ['postgresql://a/site?target_session_attrs=primary', null],
    ['postgresql://a:secret@a,b/site?target_session_attrs=standby', expect.stringContaining('read-write or primary')],
    ['mysql://a:secret@a/site', 'must begin with postgresql://'],
  ])('what is wrong with %s', (url, problem) => {
    expect(addressProblem(url)).toEqual(problem)
  })
})
