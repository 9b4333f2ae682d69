/** The engine's public face: one object a rules system, and the kernel they share. */

export * as fr3 from './fr3/index.ts';
export * as kernel from './kernel/index.ts';
