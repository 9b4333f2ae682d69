/** The engine's public interface: one object per rules system, and the shared kernel. */

export * as fr3 from './fr3/index.ts';
export * as kernel from './kernel/index.ts';
