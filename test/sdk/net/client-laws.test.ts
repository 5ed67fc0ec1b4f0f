import { describe, expect, it } from 'vitest';
import { createClient } from '../../../sdk/net/client';
import { clientLaws } from '../support/net/client-laws';

describe('whatever the server answers', () => {
  it.each(Object.entries(clientLaws))('%s', async (_, holds) => {
    expect(await holds(createClient)).toBe(true);
  });
});
