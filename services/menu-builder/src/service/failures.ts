import type { FastifyError, FastifyInstance } from 'fastify'
import type { Failure, FieldError } from 'shared-contracts/calls'
import { type GeneralErrorCode, generalErrorOfStatus, generalErrors } from 'shared-contracts/errors'
import type { z } from 'zod'

/** A failure that has an honest status, a code and a message for the visitor. */
export class BuildFailure extends Error {
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[]

  constructor(status: number, code: string, message: string, errors: readonly FieldError[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
  }
}

export function generalFailure(code: GeneralErrorCode, errors: readonly FieldError[] = []): BuildFailure {
  const { status, message } = generalErrors[code]
  return new BuildFailure(status, code, message, errors)
}

/** One message a field, in Vietnamese. */
export function fieldErrorsOf(error: z.ZodError): readonly FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.')
    // Of several bounds the last is the call's own, narrower than the field's.
    errors.set(field, { field, ...described(issue) })
  }
  return [...errors.values()]
}

function described(issue: z.core.$ZodIssue): Omit<FieldError, 'field'> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? { code: 'required', message: 'Vui lòng điền thông tin này.' }
        : { code: 'invalid_type', message: 'Kiểu dữ liệu chưa đúng.' }
    case 'too_small':
      return { code: 'too_small', message: `Giá trị nhỏ nhất là ${issue.minimum}.` }
    case 'too_big':
      return { code: 'too_big', message: `Giá trị lớn nhất là ${issue.maximum}.` }
    default:
      return { code: 'invalid_value', message: 'Giá trị chưa hợp lệ.' }
  }
}

function asFailure(error: unknown): BuildFailure {
  if (error instanceof BuildFailure) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return generalFailure(status >= 400 && status < 500 ? generalErrorOfStatus(status) : 'internal')
}

/** Makes every failure an envelope; causes go to the log alone. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | BuildFailure, request, reply) => {
    const failure = asFailure(error)
    if (failure.status === 500) request.log.error({ err: error }, 'unexpected error')
    const body: Failure = {
      success: false,
      data: null,
      code: failure.code,
      message: failure.message,
      ...(failure.errors.length > 0 ? { errors: failure.errors } : {}),
    }
    return reply.code(failure.status).header('cache-control', 'no-store').send(body)
  })
  app.setNotFoundHandler(() => {
    throw generalFailure('not_found')
  })
}
