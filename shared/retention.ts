/** Days that a purchase and its files are stored, counted from payment or from a new link. */
export const RECORD_DAYS = 90
/** Days that the answers of an unpaid order are stored. */
export const UNPAID_ANSWER_DAYS = 7
/** Days that access logs, with the visitor's address, are stored. */
export const ACCESS_LOG_DAYS = 30
/** Days that replaced and expired files of a purchase can still be restored. */
export const FILE_BACKUP_DAYS = 7
/** Days of point-in-time recovery. Backups contain deleted data for this long. */
export const BACKUP_DAYS = 35
/** Days that a queue stores a failed message, which may contain the email address that requested links. */
export const MESSAGE_DAYS = 7
/** Days that the record of a person's erasure is stored: who erased what and when, without the address. */
export const ERASURE_RECORD_DAYS = 1095
/** Days that an address is stored after its last guide email. */
export const SIGNUP_DAYS = 730
