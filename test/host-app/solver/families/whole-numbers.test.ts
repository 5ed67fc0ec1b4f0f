import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

describe('whole numbers of a kind', () => {
  it.each([
    ['primes between 10 and 30', ['11', '13', '17', '19', '23', '29']],
    ['how many primes are less than 30', '10'],
    ['what is the 7th prime number', '17'],
    ['sum of the first 5 primes', '28'],
    ['list the first five multiples of 9', ['9', '18', '27', '36', '45']],
    ['list the multiples of 7 between 20 and 50', ['21', '28', '35', '42', '49']],
    ['how many multiples of 6 are there between 1 and 100', '16'],
    ['how many multiples of 3 or 5 are there below 100', '46'],
    ['How many positive integers less than 100 are divisible by 7?', '14'],
    ['How many three-digit numbers are divisible by 5?', '180'],
    ['How many numbers between 1 and 50 are divisible by 3 and 4?', '4'],
    ['how many even factors does 36 have', '6'],
    ['sum of the proper divisors of 28', '28'],
    ['what is the largest prime factor of 210', '7'],
    ['how many distinct prime factors does 60 have', '3'],
    ['sum of all odd numbers between 10 and 20', '75'],
    ['how many integers are between -3 and 4', '6'],
    ['how many integers from -3 to 4 inclusive', '8'],
    ['What is the greatest 3 digit number divisible by 7?', '994'],
    ['What is the smallest prime greater than 90?', '97'],
    ['Find the sum of all integers from 1 to 100.', '5050'],
    ['How many perfect squares are there between 1 and 100 inclusive?', '10'],
    ['product of the first 4 primes', '210'],
    ['find the even numbers from 2 to 10', ['2', '4', '6', '8', '10']],
    ['how many primes are there between 24 and 28', '0'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    // Whether the ends or 0 belong to them is open.
    'how many multiples of 5 between 10 and 50',
    'how many primes between 11 and 23',
    'how many even numbers are less than 20',
    'list the whole numbers less than 5',
    'how many integers are less than 5',
    'the first 5 even numbers',
    'sum of the prime factors of 60',
    'how many prime factors does 60 have',
    // More is asked than a kind and a range.
    'how many primes less than 30 are odd',
    'how many numbers between 1 and 50 are divisible by 3 but not by 5',
    'how many primes between 10 and 30 end in 3',
    'how many multiples of 0 are there between 1 and 9',
    'sum of the squares of the primes less than 10',
    'largest prime',
    'how many integers between 1 and 10 are left',
    'how many numbers',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
