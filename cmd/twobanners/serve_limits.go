package main

import (
	"errors"
	"math"

	"golang.org/x/time/rate"

	"twobanners/server"
)

// limitFlags are how much is allowed; the defaults are for a server that strangers can reach.
type limitFlags struct {
	Requests float64 `default:"100" help:"Requests a second of one address."`
	Doors    float64 `default:"2" help:"New guests, sign-ins and tables a second of one address."`
	Each     int     `default:"60" help:"Open streams of one address."`
	Streams  int     `default:"4000" help:"Open streams of all."`
	Tables   int     `default:"10" help:"Open tables of a guest; five times as many of an account."`
}

const (
	requestBurst = 4  // seconds of requests that may come at once
	doorBurst    = 30 // and of doors

	accountShare = 1000 // what a number may be multiplied by
)

func (f limitFlags) limits() (server.Limits, error) {
	if !(f.Requests >= 0 && f.Doors >= 0 && f.Each >= 0 && f.Streams >= 0 && f.Tables >= 0) {
		return server.Limits{}, errors.New("a limit is a number from 0, and 0 means none")
	}
	l := server.Limits{
		Requests: rate.Inf, Doors: rate.Inf, Streams: math.MaxInt, StreamsEach: math.MaxInt,
	}
	if f.Requests > 0 {
		l.Requests, l.Burst = rate.Limit(f.Requests), burst(requestBurst*f.Requests)
	}
	if f.Doors > 0 {
		l.Doors, l.DoorBurst = rate.Limit(f.Doors), burst(doorBurst*f.Doors)
	}
	if f.Each > 0 {
		l.StreamsEach = f.Each
	}
	if f.Streams > 0 {
		l.Streams = f.Streams
	}
	l.Tables = math.MaxInt / accountShare
	if f.Tables > 0 {
		l.Tables = f.Tables
	}
	return l, nil
}

func burst(n float64) int { return int(min(max(n, 1), math.MaxInt32)) }
