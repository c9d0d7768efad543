import type { z } from 'zod'
import type { FieldError } from '../calls/call'

type Issue = z.core.$ZodIssue

/** One message a field, in the visitor's language; the first problem of a field is the one shown. `input` is what was read. */
export function fieldErrorsOf(error: z.ZodError, input: unknown): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const issue of error.issues.flatMap(innermost)) {
    const field = issue.path.map(String).join('.')
    // Numbers in addresses are read from text, where nothing and nonsense both become NaN: only the input tells which.
    const absent = valueAt(input, issue.path) === undefined && issue.code !== 'custom'
    if (!errors.has(field)) errors.set(field, { field, ...(absent ? ABSENT : described(issue)) })
  }
  return [...errors.values()]
}

const ABSENT = { code: 'required', message: 'Vui lòng điền thông tin này.' }

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = new Map<PropertyKey, unknown>(Object.entries(value)).get(typeof key === 'number' ? String(key) : key)
  }
  return value
}

/** Of a choice that fits no branch, the branch that came closest tells most. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const branches = issue.errors.filter((branch) => branch.length > 0)
  const deepest = branches.find((branch) => branch.some((inner) => inner.path.length > 0))
  const branch = deepest ?? (branches.length === 1 ? branches[0] : undefined)
  if (!branch) return [issue]
  return branch.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }))
}

function described(issue: Issue): Omit<FieldError, 'field'> {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'invalid_type', message: `Cần ${typeNames[issue.expected] ?? 'giá trị khác'}.` }
    case 'too_small':
      return { code: 'too_small', message: tooSmall(issue) }
    case 'too_big':
      return { code: 'too_big', message: tooBig(issue) }
    case 'invalid_format':
      return { code: 'invalid_format', message: formatMessages[issue.format] ?? 'Định dạng chưa đúng.' }
    case 'invalid_value':
      return { code: 'invalid_value', message: `Chỉ nhận: ${issue.values.map(String).join(', ')}.` }
    case 'unrecognized_keys':
      return { code: 'invalid_value', message: `Không có trường tên ${issue.keys.join(', ')}.` }
    case 'custom':
      return { code: 'invalid_value', message: issue.message }
    default:
      return { code: 'invalid_value', message: 'Giá trị chưa hợp lệ.' }
  }
}

const typeNames: Readonly<Record<string, string>> = {
  number: 'một số',
  int: 'một số nguyên',
  string: 'một đoạn chữ',
  boolean: 'đúng hoặc sai',
  array: 'một danh sách',
  object: 'một đối tượng JSON',
  record: 'một đối tượng JSON',
}

const formatMessages: Readonly<Record<string, string>> = {
  date: 'Ngày cần viết dạng năm-tháng-ngày, ví dụ 2025-01-31.',
  datetime: 'Thời điểm cần viết theo ISO 8601.',
  email: 'Email chưa đúng.',
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string')
    return issue.minimum === 1 ? 'Vui lòng điền thông tin này.' : `Cần ít nhất ${issue.minimum} ký tự.`
  if (issue.origin === 'array') return `Cần ít nhất ${issue.minimum} mục.`
  return issue.inclusive ? `Không được nhỏ hơn ${issue.minimum}.` : `Phải lớn hơn ${issue.minimum}.`
}

function tooBig(issue: z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'string') return `Không được dài quá ${issue.maximum} ký tự.`
  if (issue.origin === 'array') return `Không được quá ${issue.maximum} mục.`
  return issue.inclusive ? `Không được lớn hơn ${issue.maximum}.` : `Phải nhỏ hơn ${issue.maximum}.`
}
