import { CallFailure } from 'service-host'

/** 409: somebody else, or a file, was faster. */
export function changedElsewhere(): CallFailure {
  return new CallFailure(
    409,
    'changed_elsewhere',
    'Mục này vừa được sửa ở nơi khác nên chưa lưu. Phần bạn viết vẫn còn đây; bạn xem bản mới rồi lưu lại nhé.',
  )
}

/** Throws 409 when what an editor read is not what is there now. Versions are opaque: a revision may come as a number or as its text. */
export function requireSame(read: string | number | null, present: string | number): void {
  if (String(read) !== String(present)) throw changedElsewhere()
}
