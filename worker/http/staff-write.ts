import { every } from 'hono/combine'
import { bodyAtMost, jsonOnly, utf8Only } from './json-body.ts'

/** Kilobytes; the longest thing that staff send is a reason. */
const largest = 16

/** What stands before everything that staff write; who they are was asked at the door. */
export const staffWrite = every(bodyAtMost(largest), jsonOnly, utf8Only)
