import { test, expect } from 'vitest'; import * as k from '../../../src/engine/kernel/chance.ts'; test('x', () => { expect(k).toBeTruthy(); });
